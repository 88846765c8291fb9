import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { ConnectionName } from './connection.enums.ts';
import { ConnectionService } from './connection.service.ts';
import { ConnectionTest, ServiceConnection } from './connection.types.ts';

@Resolver()
export class ConnectionResolver extends Service {
  readonly #connections = this.services.get(ConnectionService);

  @Query(() => [ServiceConnection], {
    description: 'The services outside the shop, and how each is connected. Secrets stay in the environment.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  serviceConnections(): ServiceConnection[] {
    return this.#connections.all();
  }

  @Mutation(() => ConnectionTest, {
    nullable: true,
    description:
      'Makes one harmless call to a service, such as reading the account. Null if it isn’t connected. At most twenty ' +
      'in ten minutes.',
  })
  @Auth('ADMIN', 'WRITE_SETTINGS')
  testConnection(
    @Ctx() { viewer }: Context,
    @Arg('name', () => ConnectionName, { description: 'The service to try.' }) name: ConnectionName,
  ): Promise<ConnectionTest | null> {
    return this.#connections.test(viewer, name);
  }
}
