import type { ApolloClient } from '@apollo/client';
import { MeDocument } from './Me.generated.ts';
import { currentSession, endSession, renewUser } from './sessionStore.ts';

/** Adopts the server's answer about the session. Ignores an answer about a token that this browser no longer uses. */
export async function checkSession(client: ApolloClient): Promise<void> {
  const token = currentSession()?.token;
  if (token === undefined) return;
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  if (data?.me) renewUser(data.me);
  else endSession(token);
}
