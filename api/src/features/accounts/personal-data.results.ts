import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity.ts';
import { InvalidCredentials, TooManyAttempts } from './account.results.ts';

@ObjectType({ simpleResolvers: true, description: 'A link to the data is on its way.' })
export class DataExportRequested {
  @Field({ description: 'Where the link goes.' }) email: string;
  @Field(() => Int, { description: 'For how many hours the link is good.' }) hours: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A link was sent within the last hour, and no other is sent before it is over.',
})
export class DataExportRequestedAlready {
  @Field({ description: 'A sentence for the person who asks.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The address of the account is not confirmed, so it may be somebody else’s.',
})
export class EmailUnconfirmed {
  @Field({ description: 'A sentence for the person who asks.' }) message: string;
}

export const RequestDataExportResult = createUnionType({
  name: 'RequestDataExportResult',
  description: 'A link to the data is on its way, or why not.',
  types: () => [DataExportRequested, DataExportRequestedAlready, EmailUnconfirmed] as const,
});

@ObjectType({
  simpleResolvers: true,
  description: 'There is no such account any more, and its sessions have ended.',
})
export class AccountDeleted {
  @Field(() => Int, { description: 'How many orders stay in the shop’s books, without their buyer.' })
  keptOrders: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  simpleResolvers: true,
  description: 'The shop still has to bring tyres or to pay money back, and must know to whom.',
})
export class OrdersUnderWay {
  @Field({ description: 'A sentence for the person who asks.' }) message: string;
  @Field(() => [Order], { description: 'What has to be finished or cancelled first, oldest first.' })
  orders: Order[];
}

@ObjectType({ simpleResolvers: true, description: 'Without this account nobody could manage the shop.' })
export class LastAdministrator {
  @Field({ description: 'A sentence for the person who asks.' }) message: string;
}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'The account is gone, or why it is not.',
  types: () =>
    [AccountDeleted, InvalidCredentials, TooManyAttempts, OrdersUnderWay, LastAdministrator] as const,
});
