import { describe, expect, it } from 'vitest';
import { auditVerdict, readAuditRecord, type AuditRecord } from './vulnerabilities.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString();

const SILENT = { code: 1, stdout: 'ERR_PNPM_AUDIT' };
const CLEAN = { code: 0, stdout: '{"advisories":{}}' };

const advisory = (severity: string): string =>
  JSON.stringify({
    advisories: { 1: { severity, module_name: 'server', title: 'It opens.', url: 'https://a.example' } },
  });

describe('an answer of the registry', () => {
  it.each([
    [
      'fails the run over a severe vulnerability',
      { code: 1, stdout: advisory('high') },
      true,
      'high: server: It opens. https://a.example',
    ],
    [
      'reports a slight one',
      { code: 1, stdout: advisory('low') },
      false,
      'low: server: It opens. https://a.example',
    ],
    ['reports a clean bill', CLEAN, false, 'No known vulnerabilities'],
  ])('%s, and is remembered', (_, run, fails, line) => {
    const known = { firstTried: daysAgo(30), lastAnswer: daysAgo(20) };
    expect(auditVerdict(run, known, NOW)).toEqual({
      fails,
      lines: [expect.stringContaining(line)],
      record: { firstTried: daysAgo(30), lastAnswer: daysAgo(0) },
    });
    expect(auditVerdict(run, null, NOW).record).toEqual({
      firstTried: daysAgo(0),
      lastAnswer: daysAgo(0),
    });
  });
});

describe('a registry that doesn’t answer', () => {
  it.each([
    ['an error', SILENT],
    ['half an answer', { code: 1, stdout: '{"advisories":{}}' }],
    ['no code, for it was stopped', { code: null, stdout: '' }],
  ])('isn’t taken for a clean one: %s', (_, run) => {
    expect(auditVerdict(run, null, NOW).lines[0]).toContain('NOT CHECKED');
  });

  it('starts the clock in the first run, which passes', () => {
    expect(auditVerdict(SILENT, null, NOW)).toEqual({
      fails: false,
      lines: [
        expect.stringContaining('NOT CHECKED'),
        expect.stringContaining('never answered here, in the 0 days'),
      ],
      record: { firstTried: daysAgo(0), lastAnswer: null },
    });
  });

  it.each<[AuditRecord, boolean, string]>([
    [{ firstTried: daysAgo(90), lastAnswer: daysAgo(1.5) }, false, 'Its last answer is 1 day old'],
    [{ firstTried: daysAgo(90), lastAnswer: daysAgo(14) }, false, 'Its last answer is 14 days old'],
    [{ firstTried: daysAgo(90), lastAnswer: daysAgo(14.01) }, true, 'Its last answer is 14 days old'],
    [{ firstTried: daysAgo(14), lastAnswer: null }, false, 'in the 14 days since the first run'],
    [{ firstTried: daysAgo(15), lastAnswer: null }, true, 'in the 15 days since the first run'],
  ])('has 14 days: %j', (record, fails, line) => {
    expect(auditVerdict(SILENT, record, NOW)).toEqual({
      fails,
      lines: [expect.stringContaining('NOT CHECKED'), expect.stringContaining(line)],
      record,
    });
  });
});

describe('the record of earlier runs', () => {
  it.each<AuditRecord>([
    { firstTried: daysAgo(3), lastAnswer: null },
    { firstTried: daysAgo(3), lastAnswer: daysAgo(0) },
  ])('comes back unchanged: %j', (record) => {
    expect(readAuditRecord(JSON.stringify(record), NOW)).toEqual(record);
  });

  it.each([
    null,
    '',
    'no JSON',
    'null',
    '{}',
    '{"firstTried":"yesterday"}',
    JSON.stringify({ firstTried: daysAgo(3), lastAnswer: daysAgo(-1) }),
    JSON.stringify({ firstTried: daysAgo(-1), lastAnswer: null }),
  ])('counts as missing if it can’t be true: %j', (text) => {
    expect(readAuditRecord(text, NOW)).toBeNull();
  });
});
