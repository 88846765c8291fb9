export type { SendMessageInput } from './message.inputs.ts';
export { messages } from './messages.feature.ts';
export { Message } from './record/message.entity.ts';
export type { MessageTopic } from './record/message.enums.ts';
