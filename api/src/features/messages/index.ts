export type { MessageTopic } from './message.enums.ts';
export type { SendMessageInput } from './message.inputs.ts';
export { messages } from './messages.feature.ts';
