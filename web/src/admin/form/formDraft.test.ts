import { expect, it } from 'vitest';
import { aSessionUser } from '../../features/accounts/session/session.builder.ts';
import { endSession, startSession } from '../../features/accounts/session/sessionStore.ts';
import { forgetSignedOut } from '../../lib/visitor/deleteVisitorData.ts';
import { forgetDraft, keepDraft, readDraft } from './formDraft.ts';

const signIn = (id: string) => startSession({ token: 'a.b.c', user: { ...aSessionUser(), id } });

it('drafts belong to one user, survive a closed tab and go when the form is saved', () => {
  signIn('ann');
  keepDraft('blog', { title: 'Winter' }, 3);
  sessionStorage.clear();
  expect(readDraft('blog')).toMatchObject({ values: { title: 'Winter' }, revision: 3 });
  signIn('bob');
  expect(readDraft('blog')).toBeNull();
  keepDraft('blog', { title: 'Summer' }, null);
  signIn('ann');
  expect(readDraft('blog')).toMatchObject({ values: { title: 'Winter' } });
  forgetDraft('blog');
  expect(readDraft('blog')).toBeNull();
  signIn('bob');
  expect(readDraft('blog')).toMatchObject({ values: { title: 'Summer' }, revision: null });
});

it('drafts survive an expired session, but signing out deletes them and prevents new ones', () => {
  signIn('ann');
  keepDraft('blog', { title: 'Winter' }, null);
  endSession();
  expect(readDraft('blog')).toBeNull();
  signIn('ann');
  expect(readDraft('blog')).not.toBeNull();
  endSession();
  forgetSignedOut('ann');
  keepDraft('blog', { title: 'Winter' }, null);
  signIn('ann');
  expect(readDraft('blog')).toBeNull();
});
