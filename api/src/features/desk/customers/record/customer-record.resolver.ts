import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { Message } from '../../../content/messages/index.ts';
import { NewsletterSubscription } from '../../../content/newsletter/index.ts';
import { User } from '../../../people/accounts/index.ts';
import { ProductAlert, ProductAlertService } from '../../../people/alerts/index.ts';
import { Claim } from '../../../sales/claims/index.ts';
import { OrderReturn } from '../../../sales/returns/index.ts';
import { CustomerNote } from '../notes/customer-note.entity.ts';
import { AddCustomerNoteInput } from '../notes/customer-note.inputs.ts';
import { AddCustomerNoteResult } from './customer-note.results.ts';
import { CustomerNotes } from './customer-notes.service.ts';
import { CustomerRecordService } from './customer-record.service.ts';
import { CustomerRecord } from './customer-record.type.ts';

@Resolver(() => CustomerRecord)
export class CustomerRecordResolver extends Service {
  readonly #alerts = this.services.get(ProductAlertService);
  readonly #notes = this.services.get(CustomerNotes);
  readonly #records = this.services.get(CustomerRecordService);

  @Query(() => CustomerRecord, {
    nullable: true,
    description: 'Everything about one customer; null if they’re unknown or were erased.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  customerRecord(
    @Arg('customerId', () => ID, { nullable: true, description: 'The id of the account; null for a guest.' })
    customerId: string | null,
    @Arg('orderId', () => ID, {
      nullable: true,
      description: 'Any of the guest’s orders; null for an account.',
    })
    orderId: string | null,
  ): Promise<CustomerRecord | null> {
    return this.#records.find(customerId, orderId);
  }

  @Mutation(() => AddCustomerNoteResult, { description: 'Adds a note for other staff about a customer.' })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  addCustomerNote(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AddCustomerNoteInput, { description: 'The note, and whom it’s about.' })
    input: AddCustomerNoteInput,
  ): Promise<typeof AddCustomerNoteResult> {
    return this.#notes.add(viewer, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes a note about a customer. False if it no longer exists.' })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  deleteCustomerNote(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The note’s number.' }) id: number,
  ): Promise<boolean> {
    return this.#notes.delete(viewer, id);
  }

  @FieldResolver(() => [Message], {
    description: 'Their twenty latest conversations with the shop, latest first.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  messages(@Root() customer: CustomerRecord): Promise<Message[]> {
    return this.#records.messages(customer);
  }

  @FieldResolver(() => [OrderReturn], { description: 'Their twenty latest returns, latest first.' })
  @Auth('ADMIN', 'READ_ORDERS')
  returns(@Root() customer: CustomerRecord): Promise<OrderReturn[]> {
    return this.#records.returns(customer);
  }

  @FieldResolver(() => [Claim], { description: 'Their twenty latest claims, latest first.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  claims(@Root() customer: CustomerRecord): Promise<Claim[]> {
    return this.#records.claims(customer);
  }

  @FieldResolver(() => [String], {
    description: 'The registrations of the vehicles in their fitting bookings, latest booking first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  async fittedRegistrations(@Root() customer: CustomerRecord): Promise<string[]> {
    return (await this.#records.fittedMarks(customer)).map(formatRegistration);
  }

  @FieldResolver(() => NewsletterSubscription, {
    nullable: true,
    description: 'The subscription of their email address, with the consent; null if it never had one.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  newsletter(@Root() customer: CustomerRecord): Promise<NewsletterSubscription | null> {
    return this.#records.newsletter(customer);
  }

  @FieldResolver(() => [ProductAlert], {
    description: 'The tyres about which they’re to be emailed, latest request first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  alerts(@Root() { email }: CustomerRecord, @Info() info: GraphQLResolveInfo): Promise<ProductAlert[]> {
    return this.#alerts.ofAddress(email, requestedFields(info));
  }

  @FieldResolver(() => [CustomerNote], { description: 'The hundred latest notes by staff, newest first.' })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  notes(@Root() customer: CustomerRecord): Promise<CustomerNote[]> {
    return this.#notes.of(customer);
  }
}

@Resolver(() => CustomerNote)
export class CustomerNoteResolver extends Service {
  readonly #authors = new AnswerLoader<string, User | null>((ids) => this.#users(ids));

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The author’s name; null once their account is deleted.',
  })
  async author(@Root() { authorId }: CustomerNote, @Ctx() context: Context): Promise<string | null> {
    const author = authorId === null ? null : await this.#authors.load(context, authorId);
    return author && `${author.firstName} ${author.lastName}`;
  }

  async #users(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    return inOrderOf(ids, users, ({ id }) => id);
  }
}
