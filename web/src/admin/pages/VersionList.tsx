import { Link } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useRestorePageMutation, type PageHistoryQuery } from './PageHistory.generated.ts';
import { historyPath } from './pagePaths.ts';

type Version = NonNullable<PageHistoryQuery['pageHistory']>['items'][number];

interface VersionListProps {
  slug: string;
  current: NonNullable<PageHistoryQuery['adminPageContent']>;
  versions: readonly Version[];
  /** The version being compared with the current one. */
  compared: number | undefined;
}

/** A page's versions, newest first, each with links to compare and restore it. */
export function VersionList({ slug, current, versions, compared }: VersionListProps) {
  return (
    <ol aria-label="Versions" className="grid gap-2">
      {versions.map((version) => (
        <VersionRow
          key={version.version}
          slug={slug}
          version={version}
          isCurrent={version.version === current.version && !current.removedAt}
          isCompared={version.version === compared}
        />
      ))}
    </ol>
  );
}

interface VersionRowProps {
  slug: string;
  version: Version;
  isCurrent: boolean;
  isCompared: boolean;
}

function VersionRow({
  slug,
  version: { version, writtenAt, author, restoredFrom },
  ...state
}: VersionRowProps) {
  const { isCurrent, isCompared } = state;
  const [restore, { loading }] = useRestorePageMutation({
    variables: { slug, version },
    refetchQueries: ['PageHistory'],
    awaitRefetchQueries: true,
  });

  async function bringBack() {
    const { data, error } = await restore().catch(failed);
    const answer = data?.restorePage;
    if (!answer) return toastFailure(error);
    toast(
      answer.__typename === 'PageSaved'
        ? `Version ${version} restored as version ${answer.page.version}.`
        : answer.message,
    );
  }

  return (
    <li
      className={classes(
        'relative flex items-center justify-between gap-3 rounded-lg border bg-card p-3 text-sm',
        isCompared ? 'border-ink' : 'border-line',
      )}
    >
      <div className="grid min-w-0 gap-0.5">
        {isCurrent ? (
          <span className="font-[650]">Version {version} · in the shop</span>
        ) : (
          <Link
            to={`${historyPath(slug)}?version=${version}`}
            replace
            aria-current={isCompared ? 'true' : undefined}
            className="font-[650] after:absolute after:inset-0 hover:underline"
          >
            Version {version}
          </Link>
        )}
        <span className="text-ink-2">{formatDateTime(writtenAt)}</span>
        {author && <span className="text-ink-2">{author}</span>}
        {restoredFrom !== null && <span className="text-ink-2">Restored from version {restoredFrom}</span>}
      </div>
      {!isCurrent && (
        <Button
          className="relative z-1 shrink-0 px-4"
          busy={loading}
          aria-label={`Restore version ${version}`}
          onClick={() => void bringBack()}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
