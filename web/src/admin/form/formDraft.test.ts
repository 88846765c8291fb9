import { expect, it } from 'vitest';
import { forgetTab, keepAgain } from '../../lib/forgetVisitor.ts';
import { keepDraft, readDraft } from './formDraft.ts';

it('a form that is left by signing out keeps nothing for whoever comes next, who keeps their own again', () => {
  keepDraft('blog', { title: 'Winter' }, 3);
  expect(readDraft('blog')).toMatchObject({ values: { title: 'Winter' }, revision: 3 });
  forgetTab();
  // What the form does as it goes.
  keepDraft('blog', { title: 'Winter' }, 3);
  expect(readDraft('blog')).toBeNull();
  keepAgain();
  keepDraft('blog', { title: 'Summer' }, null);
  expect(readDraft('blog')).toMatchObject({ values: { title: 'Summer' }, revision: null });
});
