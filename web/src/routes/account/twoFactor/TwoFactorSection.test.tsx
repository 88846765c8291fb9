import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { useAccountQuery } from '../frame/AccountPage.generated.ts';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The section, with the account page's query. */
function Page({ account }: ComponentProps<typeof TwoFactorSection>) {
  useAccountQuery();
  return <TwoFactorSection account={account} />;
}

function openSection(
  { recoveryCodesLeft = null as number | null, emailVerified = true },
  answers: Record<string, Answer> = {},
) {
  const twoFactor =
    recoveryCodesLeft === null
      ? null
      : { __typename: 'TwoFactor' as const, since: '2026-03-03T09:00:00Z', recoveryCodesLeft };
  const account = { email: 'ada@example.com', emailVerified, twoFactor };
  return render(<Page account={account} />, {
    wrapper: shopAt({ pathname: '/account' }, { Account: 'silence', ...answers }),
  });
}

it.each([
  [10, 'You have 10 recovery codes left', false],
  [3, 'You have 3 recovery codes left', false],
  [2, 'You have 2 recovery codes left', true],
  [1, 'You have 1 recovery code left', true],
  [0, 'You have no recovery codes left', true],
])('with %i recovery codes it says “%s”, and warns: %s', (recoveryCodesLeft, words, warns) => {
  const { container } = openSection({ recoveryCodesLeft });
  expect(container.textContent).toContain('On since 3 March 2026.');
  expect(container.textContent).toContain(words);
  expect(container.textContent.includes('Get new ones now')).toBe(warns);
});

it('requires a confirmed address', () => {
  openSection({ emailVerified: false });
  expect(screen.getByRole('button', { name: 'Turn on' }).title).toBe('Please confirm your email first.');
});

it('stores neither key nor codes in the browser', async () => {
  const store = vi.spyOn(Storage.prototype, 'setItem');
  openSection(
    {},
    {
      StartTwoFactorSetup: {
        startTwoFactorSetup: { __typename: 'TwoFactorSetup', secret: 'ABCD EFGH', uri: 'otpauth://totp/x' },
      },
      EnableTwoFactor: {
        enableTwoFactor: { __typename: 'RecoveryCodes', codes: ['AAAAA-11111', 'BBBBB-22222'] },
      },
    },
  );
  await press('Turn on');
  fireEvent.input(await screen.findByLabelText('Your password'), { target: { value: 'a wet road' } });
  await press('Continue');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
  expect(screen.getByText('ABCD EFGH')).toBeDefined();
  fireEvent.input(screen.getByLabelText('Then enter the code that the app shows'), {
    target: { value: '123 456' },
  });
  await press('Turn on');
  expect((await screen.findByRole('list', { name: 'Recovery codes' })).textContent).toBe(
    'AAAAA-11111BBBBB-22222',
  );
  await press('I’ve saved them');
  expect(document.activeElement?.textContent).toContain('To turn it on');
  expect(document.body.textContent).not.toContain('AAAAA');
  expect(store).not.toHaveBeenCalled();
});
