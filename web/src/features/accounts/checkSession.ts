import type { ApolloClient } from '@apollo/client';
import { MeDocument } from './Me.generated.ts';
import { currentSession, endSession, renewUser } from './sessionStore.ts';

/** Takes over what the server says of the session; an answer to a token that is no longer this browser's changes nothing. */
export async function checkSession(client: ApolloClient): Promise<void> {
  const token = currentSession()?.token;
  if (token === undefined) return;
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (data?.me) renewUser(data.me);
  else endSession(token);
}
