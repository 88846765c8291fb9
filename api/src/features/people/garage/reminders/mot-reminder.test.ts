import { describe, expect, onTestFinished } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { aLookupServer, type Reply } from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { aVehicle, storeVehicles } from '../../../../../test/fixtures/catalogue/vehicle.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { aKeptVehicle, garageOf, setTyres } from '../garage.builder.ts';
import { remindOfMots } from './reminder.jobs.ts';

const START = new Date('2026-11-20T10:00:00Z');
const MOT = 'registration mot { dueOn isFirst checkedAt } motReminder { agreedAt consentText }';
const SET = /* GraphQL */ `
  mutation ($id: ID!, $reminds: Boolean!) {
    setMotReminder(id: $id, reminds: $reminds) {
      kind: __typename
      ... on GarageVehicle { ${MOT} }
      ${REFUSAL}
    }
  }
`;
const OF_CUSTOMER = `query ($id: ID!) { customer(id: $id) { garage { ${MOT} } } }`;

interface Seen {
  readonly registration: string | null;
  readonly mot: {
    readonly dueOn: string | null;
    readonly isFirst: boolean;
    readonly checkedAt: string;
  } | null;
  readonly motReminder: { readonly agreedAt: string; readonly consentText: string } | null;
}

const it = shopTest({ now: START });
it.beforeAll(async ({ shop }) => {
  await shop.rows('delete from vehicles');
  await storeVehicles(shop.services.platform.sql, [
    aVehicle({ id: 700, model: 'Golf (Mk7)', yearFrom: 2013, yearTo: 2020, exampleRegistration: 'JB17XYZ' }),
    aVehicle({ id: 701, model: 'Golf (Mk8)', yearFrom: 2020, yearTo: null, exampleRegistration: 'JB25XYZ' }),
  ]);
});

const sweep = (shop: TestShop): Promise<void> => remindOfMots.handle(shop.services, {} as never);
/** The morning of a day, this many months before another. */
const morning = (day: string, monthsBefore = 0): Date => {
  const at = new Date(`${day}T09:20:00Z`);
  at.setUTCMonth(at.getUTCMonth() - monthsBefore);
  return at;
};

async function seen(shop: TestShop, { headers }: SignedIn, root = 'myGarage'): Promise<Seen[]> {
  const document = root === 'myGarage' ? `{ myGarage { ${MOT} } }` : `mutation { ${root} { ${MOT} } }`;
  return (await shop.graphql<Record<string, Seen[]>>(document, {}, headers)).data[root] ?? [];
}
async function set(shop: TestShop, { headers }: SignedIn, id: string, reminds = true): Promise<object> {
  return (await shop.graphql<{ setMotReminder: object }>(SET, { id, reminds }, headers)).data.setMotReminder;
}
async function mailsTo(shop: TestShop, { email }: SignedIn) {
  return shop.rows<{ subject: string; text: string; unsubscribe_url: string }>(
    `select subject, text, unsubscribe_url from mails
      where recipient = $1 and subject ~* 'MOT due' order by created_at, id`,
    [email],
  );
}
/** The due date stored for a customer's only vehicle. */
async function storedFor(shop: TestShop, { id }: SignedIn): Promise<string | null | undefined> {
  const rows = await shop.rows<{ day: string | null }>(
    'select mot_due_on::text as day from garage_vehicles where user_id = $1',
    [id],
  );
  return rows[0]?.day;
}

/** A customer with a confirmed address and a vehicle. */
async function aDriver(shop: TestShop, registration = 'JB17 XYZ'): Promise<SignedIn & { vehicle: string }> {
  const driver = await aCustomer(shop);
  await verifyEmail(shop, driver);
  return { ...driver, vehicle: (await aKeptVehicle(shop, driver, { registration })).id };
}

/** A driver who agreed to reminders, and the day their MOT is due. */
async function aRemindedDriver(shop: TestShop) {
  const driver = await aDriver(shop);
  await set(shop, driver, driver.vehicle);
  return { ...driver, dueOn: (await storedFor(shop, driver)) ?? '' };
}

describe('the MOT of a saved vehicle', () => {
  it('is what the register said when it was added; a new one has the day of its first', async ({ shop }) => {
    const driver = await aDriver(shop);
    await garageOf(shop, driver).add({ registration: 'JB25 XYZ' });
    await garageOf(shop, driver).add({ make: 'Volkswagen', model: 'Golf', year: 2017 });
    const vehicles = await seen(shop, driver);
    const [tested, fresh, unregistered] = ['JB17 XYZ', 'JB25 XYZ', null].map((plate) =>
      vehicles.find(({ registration }) => registration === plate),
    );
    expect(tested?.mot).toEqual({
      dueOn: expect.stringMatching(/^2027-0[3-8]-/),
      isFirst: false,
      checkedAt: START.toISOString(),
    });
    expect(fresh?.mot).toMatchObject({ dueOn: expect.stringMatching(/^2028-0[3-8]-/), isFirst: true });
    expect(unregistered?.mot).toBeNull();
  });
});

describe('reminders of an MOT', () => {
  it('are sent a month before, once for each due date, by however many processes', async ({ shop }) => {
    const driver = await aRemindedDriver(shop);
    shop.setNow(new Date(morning(driver.dueOn, 1).getTime() - 86_400_000));
    await sweep(shop);
    expect(await mailsTo(shop, driver)).toEqual([]);
    const due = morning(driver.dueOn, 1);
    shop.setNow(due);
    const second = await openTestShop({ besides: shop, now: due });
    await Promise.all([sweep(shop), sweep(second), sweep(shop)]);
    await second.close();
    shop.setNow(morning(driver.dueOn));
    await sweep(shop);
    const [mail, ...others] = await mailsTo(shop, driver);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/The MOT of your Volkswagen Golf\s+2017, JB17 XYZ,\s+runs\s+out\s+on/);
    expect(mail?.text).toContain('/shop?registration=JB17XYZ');

    // Nobody looks at the garage; the new date is found all the same.
    shop.setNow(new Date(morning(driver.dueOn).getTime() + 30 * 86_400_000));
    await sweep(shop);
    const next = `${Number(driver.dueOn.slice(0, 4)) + 1}${driver.dueOn.slice(4)}`;
    expect(await storedFor(shop, driver)).toBe(next);
    shop.setNow(morning(next, 1));
    await sweep(shop);
    expect(await mailsTo(shop, driver)).toHaveLength(2);
  });

  it('stay due if the email could not be stored', async ({ shop }) => {
    const driver = await aRemindedDriver(shop);
    shop.setNow(morning(driver.dueOn, 1));
    await shop.rows(`alter table mails add constraint no_mot check (subject !~ 'MOT') not valid`);
    await sweep(shop);
    expect(shop.complaints.splice(0).join('')).toContain('Reminding a driver of their MOT failed');
    await shop.rows('alter table mails drop constraint no_mot');
    await sweep(shop);
    expect(await mailsTo(shop, driver)).toHaveLength(1);
  });

  it('need the driver’s own consent and confirmed address, whose text is kept and which staff don’t see', async ({
    shop,
    admin,
    stranger,
  }) => {
    const driver = await aCustomer(shop);
    const { id } = await aKeptVehicle(shop, driver, { registration: 'JB17 XYZ' });
    expect((await seen(shop, driver))[0]?.motReminder).toBeNull();
    expect(await set(shop, driver, id)).toMatchObject({
      message: expect.stringContaining('We only send reminders to confirmed addresses.'),
    });
    await verifyEmail(shop, driver);
    expect(await set(shop, stranger, id)).toMatchObject({ kind: 'GarageVehicleNotFound' });
    const consent = {
      agreedAt: START.toISOString(),
      consentText: expect.stringMatching(/^Email me before the MOT is due\. One email/),
    };
    expect(await set(shop, driver, id)).toMatchObject({ kind: 'GarageVehicle', motReminder: consent });
    const customer = await shop.graphql<{ customer: { garage: Seen[] } }>(
      OF_CUSTOMER,
      { id: driver.id },
      { ...admin.headers },
    );
    expect(customer.data.customer.garage).toMatchObject([{ mot: { isFirst: false }, motReminder: null }]);
    const model = await aKeptVehicle(shop, driver, { make: 'Volkswagen', model: 'Golf', year: 2017 });
    expect(await set(shop, driver, model.id)).toMatchObject({ fields: [{ path: 'reminds' }] });
    expect(await set(shop, driver, id, false)).toMatchObject({ motReminder: null });
    expect(
      await shop.rows(
        'select mot_ended_at as at, mot_consent_version as version from garage_vehicles where id = $1',
        [id],
      ),
    ).toEqual([{ at: START, version: '2026-11' }]);
  });

  it('end with one click, which leaves those about tyres, and with the vehicle', async ({ shop }) => {
    const driver = await aRemindedDriver(shop);
    const leaving = await aRemindedDriver(shop);
    await setTyres(shop, driver, driver.vehicle, { fittedOn: '2025-01-15', reminds: true });
    await garageOf(shop, leaving).remove(leaving.vehicle);
    shop.setNow(morning(driver.dueOn, 1));
    await sweep(shop);
    expect(await mailsTo(shop, leaving)).toEqual([]);
    const { pathname, search } = new URL((await mailsTo(shop, driver))[0]?.unsubscribe_url ?? '');
    for (const _ of [1, 2])
      expect((await shop.app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200);
    expect(
      await shop.rows(
        'select reminds, mot_ended_at is not null as ended from garage_vehicles where id = $1',
        [driver.vehicle],
      ),
    ).toEqual([{ reminds: true, ended: true }]);
  });
});

it('the date is looked up again before a reminder, but no garage waits for a register', async () => {
  const history: { reply: Reply } = { reply: { status: 404 } };
  const passes = (expiryDate: string): void => {
    const motTests = [{ testResult: 'FAILED' }, { testResult: 'PASSED', expiryDate }];
    const body = { make: 'VOLKSWAGEN', model: 'GOLF', manufactureDate: '2017-04-01', motTests };
    history.reply = { status: 200, body };
  };
  const { url, heard } = await aLookupServer(({ path }) =>
    path === '/token'
      ? { status: 200, body: { access_token: 'token', expires_in: 99_999_999 } }
      : history.reply,
  );
  const keys = { DVSA_API_KEY: 'key', DVSA_CLIENT_ID: 'client', DVSA_CLIENT_SECRET: 'secret' };
  const env = { ...keys, DVSA_TOKEN_URL: `${url}/token`, DVSA_URL: url };
  const shop = await openTestShop({ now: START, env });
  onTestFinished(() => shop.close());
  passes('2027-01-14');
  const driver = await aDriver(shop, 'AA17 AAA');
  await set(shop, driver, driver.vehicle);

  const requests = heard.length;
  const added = { dueOn: '2027-01-14', isFirst: false, checkedAt: START.toISOString() };
  expect((await seen(shop, driver, 'refreshMotDates'))[0]?.mot).toEqual(added);
  const checkedAt = '2026-11-01T00:00:00.000Z';
  await shop.rows(`update garage_vehicles set mot_checked_at = $1, mark = 'AA17AAB'`, [checkedAt]);
  history.reply = { status: 200, hang: true };
  expect((await seen(shop, driver))[0]?.mot).toMatchObject({ dueOn: '2027-01-14', checkedAt });
  expect(heard).toHaveLength(requests);
  history.reply = { status: 403 };
  expect((await seen(shop, driver, 'refreshMotDates'))[0]?.mot).toMatchObject({ checkedAt });
  passes('2027-03-14');
  expect((await seen(shop, driver, 'refreshMotDates'))[0]?.mot).toMatchObject({ dueOn: '2027-03-14' });
  expect(await storedFor(shop, driver)).toBe('2027-03-14');

  shop.setNow(morning('2027-02-14'));
  history.reply = { status: 403 };
  await sweep(shop);
  history.reply = { status: 200, body: { make: 'VOLKSWAGEN', motTests: [] } };
  await sweep(shop);
  expect(await storedFor(shop, driver)).toBe('2027-03-14');
  passes('2028-03-14');
  await sweep(shop);
  expect(await mailsTo(shop, driver)).toEqual([]);
  expect(await storedFor(shop, driver)).toBe('2028-03-14');
  shop.setNow(morning('2028-02-14'));
  await sweep(shop);
  expect((await mailsTo(shop, driver)).map(({ subject }) => subject)).toEqual([
    'MOT due by 14 March 2028: Volkswagen Golf 2017',
  ]);
});
