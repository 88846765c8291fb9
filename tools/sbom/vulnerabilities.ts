/** The result of `pnpm audit --json`. */
export interface AuditRun {
  readonly code: number | null;
  readonly stdout: string;
}

interface Advisory {
  readonly severity?: string;
  readonly module_name?: string;
  readonly title?: string;
  readonly url?: string;
}

/** Severities that fail a CI run. */
const SEVERE = new Set(['high', 'critical']);
const UNCHECKED = 'NOT CHECKED: the registry gave no answer about known vulnerabilities.';

function advisoriesIn(stdout: string): Advisory[] | null {
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> };
    return advisories ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}

const told = ({ severity, module_name, title, url }: Advisory): string =>
  `${severity ?? 'unrated'}: ${module_name ?? 'a package'}: ${title ?? 'no title'} ${url ?? ''}`.trimEnd();

/** The lines to print for a run, and whether it must fail: for a severe vulnerability, never for a missing answer. */
export function auditVerdict({ code, stdout }: AuditRun): { fails: boolean; lines: string[] } {
  const advisories = advisoriesIn(stdout);
  if (advisories === null) return { fails: false, lines: [UNCHECKED] };
  if (advisories.length === 0)
    return code === 0
      ? { fails: false, lines: ['No known vulnerabilities in the shop’s dependencies.'] }
      : { fails: false, lines: [UNCHECKED] };
  return {
    fails: advisories.some(({ severity }) => SEVERE.has(severity ?? '')),
    lines: advisories.map(told),
  };
}
