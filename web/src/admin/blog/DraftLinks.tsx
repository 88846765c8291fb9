import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { CopyLinkButton } from '../../ui/overlay/CopyLinkButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import {
  useBlogDraftLinksQuery,
  useCreateBlogDraftLinkMutation,
  useRevokeBlogDraftLinkMutation,
} from './DraftLinks.generated.ts';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** Creates and withdraws links that show an article before it's published. */
export function DraftLinks({ postId }: { postId: number }) {
  const [days, setDays] = useState('7');
  const [url, setUrl] = useState<string>();
  const { data } = useBlogDraftLinksQuery({ variables: { postId }, fetchPolicy: 'cache-and-network' });
  const [create, { loading }] = useCreateBlogDraftLinkMutation({
    variables: { postId, days: Number(days) },
    refetchQueries: ['BlogDraftLinks'],
  });
  const links = data?.blogDraftLinks ?? [];

  async function make() {
    const { data: answered, error } = await create().catch(failed);
    const answer = answered?.createBlogDraftLink;
    if (!answer) return toastFailure(error);
    if (answer.__typename === 'BlogDraftLinkCreated') setUrl(answer.url);
    else toast(answer.message);
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Valid for"
          className="min-w-40"
          options={DAYS}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
        <Button busy={loading} onClick={() => void make()}>
          Create link
        </Button>
      </div>
      {url !== undefined && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label="Link (shown only once)"
            readOnly
            value={url}
            className="min-w-0 flex-1 basis-64"
            onFocus={({ target }) => target.select()}
          />
          <CopyLinkButton url={url} />
        </div>
      )}
      {links.length > 0 && (
        <ul aria-label="Active links" className="divide-y divide-line border-y border-line">
          {links.map(({ id, createdAt, expiresAt }) => (
            <LinkRow
              key={id}
              id={id}
              text={`Created ${formatDateTime(createdAt)}, valid until ${formatDateTime(expiresAt)}`}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function LinkRow({ id, text }: { id: string; text: string }) {
  const [withdraw, { loading }] = useRevokeBlogDraftLinkMutation({
    variables: { id },
    refetchQueries: ['BlogDraftLinks'],
  });
  async function end() {
    const answer = await withdraw().catch(failed);
    if (!answer.data) return toastFailure(answer.error);
    toast('Link withdrawn.');
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      {text}
      <Button busy={loading} onClick={() => void end()}>
        Withdraw
      </Button>
    </li>
  );
}
