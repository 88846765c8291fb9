/** The result of `pnpm audit --json`. */
export interface AuditRun {
  readonly code: number | null;
  readonly stdout: string;
}

/** The facts kept between runs. Times are in ISO 8601. */
export interface AuditRecord {
  /** The first run of which there is a record. */
  readonly firstTried: string;
  /** The last run that the registry answered; null if it never has. */
  readonly lastAnswer: string | null;
}

/** The outcome of a run. */
export interface AuditVerdict {
  readonly fails: boolean;
  /** To be printed. */
  readonly lines: readonly string[];
  /** To be kept for the next run. */
  readonly record: AuditRecord;
}

interface Advisory {
  readonly severity?: string;
  readonly module_name?: string;
  readonly title?: string;
  readonly url?: string;
}

/** Severities that fail a CI run. */
const SEVERE = new Set(['high', 'critical']);
/** High ones must be mended within 14 days (CONTRIBUTING.md), so nobody may go without an answer for longer. */
const MAX_SILENT_DAYS = 14;
const DAY_MS = 86_400_000;
const UNCHECKED = 'NOT CHECKED: the registry gave no answer about known vulnerabilities.';

/** The advisories of a whole answer; null if the registry gave none. */
function advisoriesIn({ code, stdout }: AuditRun): Advisory[] | null {
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    const found = advisories && Object.values(advisories);
    return found && (found.length > 0 || code === 0) ? found : null;
  } catch {
    return null;
  }
}

const lineOf = ({ severity, module_name, title, url }: Advisory): string =>
  `${severity ?? 'unrated'}: ${module_name ?? 'a package'}: ${title ?? 'no title'} ${url ?? ''}`.trimEnd();

const isPast = (time: unknown, now: Date): boolean =>
  typeof time === 'string' && new Date(time).getTime() <= now.getTime();

/**
 * Parses the record of earlier runs.
 * @param text null without a file.
 * @returns null without a record, or with one that can't be true, such as a time in the future.
 */
export function readAuditRecord(text: string | null, now: Date): AuditRecord | null {
  try {
    const { firstTried, lastAnswer = null } = JSON.parse(text ?? '') as Partial<AuditRecord>;
    const isSound = isPast(firstTried, now) && (lastAnswer === null || isPast(lastAnswer, now));
    return isSound && firstTried ? { firstTried, lastAnswer } : null;
  } catch {
    return null;
  }
}

function silentVerdict(known: AuditRecord | null, now: Date): AuditVerdict {
  const record = known ?? { firstTried: now.toISOString(), lastAnswer: null };
  const since = record.lastAnswer ?? record.firstTried;
  const days = (now.getTime() - new Date(since).getTime()) / DAY_MS;
  const age = `${Math.floor(days)} day${Math.floor(days) === 1 ? '' : 's'}`;
  const fails = days > MAX_SILENT_DAYS;
  const silence = record.lastAnswer
    ? `Its last answer is ${age} old (${since}).`
    : `It has never answered here, in the ${age} since the first run (${since}).`;
  const limit = fails
    ? `More than ${MAX_SILENT_DAYS} days fail: run this where the registry answers.`
    : `After ${MAX_SILENT_DAYS} days the run fails.`;
  return { fails, lines: [UNCHECKED, `${silence} ${limit}`], record };
}

/**
 * Decides a run: a severe vulnerability fails it, and so does a registry that hasn't answered for more than 14 days.
 * @param known the record of earlier runs, or null if there is none: the 14 days then start with this run.
 */
export function auditVerdict(run: AuditRun, known: AuditRecord | null, now: Date): AuditVerdict {
  const advisories = advisoriesIn(run);
  if (advisories === null) return silentVerdict(known, now);
  const time = now.toISOString();
  return {
    fails: advisories.some(({ severity }) => SEVERE.has(severity ?? '')),
    lines:
      advisories.length > 0
        ? advisories.map(lineOf)
        : ['No known vulnerabilities in the packages that the shop runs on.'],
    record: { firstTried: known?.firstTried ?? time, lastAnswer: time },
  };
}
