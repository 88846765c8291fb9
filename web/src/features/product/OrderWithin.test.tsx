import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { useDeliveryTimesQuery } from './DeliveryPromise.generated.ts';
import { OrderWithin } from './OrderWithin.tsx';

/** Two o'clock in London, in winter. */
const FRIDAY = { cutOffAt: '2026-11-20T14:00:00.000Z', day: '2026-11-20', hour: '14:00' };

const FRIDAY_TIMES = {
  __typename: 'ShopSettings',
  estimatedDelivery: { __typename: 'DateRange', from: '2026-11-24', to: '2026-11-26' },
  suppliedDelivery: [],
  cutOffAt: FRIDAY.cutOffAt,
  nextDispatch: FRIDAY.day,
  dispatchCutOff: FRIDAY.hour,
  delivery: [],
};

/** The server's latest cut-off. */
function NextCutOff() {
  const times = useDeliveryTimesQuery().data?.shopSettings;
  return (
    times && <OrderWithin cutOffAt={times.cutOffAt} day={times.nextDispatch} hour={times.dispatchCutOff} />
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown(now: string, cutOff = FRIDAY) {
  vi.setSystemTime(new Date(now));
  const { container } = render(<OrderWithin {...cutOff} />, {
    wrapper: shopAt({ pathname: '/' }, { DeliveryTimes: 'silence' }),
  });
  return () => container.firstChild?.textContent;
}

describe('the cut-off for ordering', () => {
  it.each([
    ['2026-11-20T11:46:00Z', 'Order within 2 h 14 min'],
    ['2026-11-20T11:46:30Z', 'Order within 2 h 14 min'],
    ['2026-11-20T12:00:00Z', 'Order within 2 h'],
    ['2026-11-20T13:59:30Z', 'Order within 1 min'],
    ['2026-11-19T14:01:00Z', 'Order within 23 h 59 min'],
    ['2026-11-19T14:00:00Z', 'Order by 2:00 PM on Fri 20 Nov'],
    ['2026-11-20T14:00:00Z', 'Order now'],
  ])('at %s: %s', (now, text) => {
    expect(shown(now)()).toBe(text);
  });

  it('names the day over a weekend and a bank holiday', () => {
    const tuesday = { cutOffAt: '2026-12-29T14:00:00.000Z', day: '2026-12-29', hour: '14:00' };
    expect(shown('2026-12-24T16:00:00Z', tuesday)()).toBe('Order by 2:00 PM on Tue 29 Dec');
  });

  it('counts whole minutes down, without seconds', () => {
    const text = shown('2026-11-20T13:00:00Z');
    act(() => void vi.advanceTimersByTime(59_000));
    expect(text()).toBe('Order within 1 h');
    act(() => void vi.advanceTimersByTime(6_000));
    expect(text()).toBe('Order within 59 min');
  });

  it('requests the next cut-off when one passes while the page is open', async () => {
    const times = { ...FRIDAY_TIMES };
    const Shop = shopAt(
      { pathname: '/' },
      {
        get DeliveryTimes() {
          return { shopSettings: { ...times } };
        },
      },
    );
    vi.setSystemTime(new Date('2026-11-20T13:59:30Z'));
    const { container } = render(<NextCutOff />, { wrapper: Shop });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(container.firstChild?.textContent).toBe('Order within 1 min');
    Object.assign(times, { cutOffAt: '2026-11-23T14:00:00.000Z', nextDispatch: '2026-11-23' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(container.firstChild?.textContent).toBe('Order by 2:00 PM on Mon 23 Nov');
  });

  it('is the same HTML whenever it was rendered', () => {
    const Shop = shopAt({ pathname: '/' }, {});
    const at = (now: string) => {
      vi.setSystemTime(new Date(now));
      return renderToString(
        <Shop>
          <OrderWithin {...FRIDAY} />
        </Shop>,
      );
    };
    expect(at('2026-11-20T13:00:00Z')).toContain('Order by 2:00 PM on Fri 20 Nov');
    expect(at('2026-11-20T13:00:00Z')).toBe(at('2026-11-20T13:00:40Z'));
  });
});
