import { Link } from 'react-router-dom';
import { WithdrawalForm } from './contact/WithdrawalForm.tsx';
import { InfoPage } from './frame/InfoPage.tsx';
import { InfoSection } from './frame/InfoSection.tsx';
import { useWithdrawSuspenseQuery } from './WithdrawRoute.generated.ts';

const LINK = 'underline underline-offset-4';

/** Consumers withdraw from a contract here, without signing in (Directive 2011/83/EU, article 11a). */
export function WithdrawRoute() {
  const { shopSettings: shop } = useWithdrawSuspenseQuery().data;
  return (
    <InfoPage
      path="/withdraw"
      title="Withdraw from contract"
      heading="Withdraw from contract here"
      description="Withdraw from the contract for your tyres online, without an account, and get a receipt by email."
      summary={
        `If you bought as a consumer, you can withdraw from your contract until ${shop.cancellationDays} days after ` +
        'your tyres arrive. You don’t have to give a reason.'
      }
    >
      <InfoSection
        title="Your withdrawal"
        intro="Our receipt goes to the email address that you give. It says what you declared, and when it reached us."
      >
        <WithdrawalForm shopEmail={shop.email} prefix={shop.orderNumberPrefix} />
      </InfoSection>
      <InfoSection title="Other ways">
        <p className="max-w-prose">
          You can also return tyres from{' '}
          <Link to="/orders" className={LINK}>
            your order
          </Link>{' '}
          or{' '}
          <Link to="/find-order" className={LINK}>
            find it by its number
          </Link>
          , write to {shop.email} or to {[shop.companyName, ...shop.address].join(', ')}, or call {shop.phone}
          . Our{' '}
          <Link to="/returns" className={LINK}>
            returns policy
          </Link>{' '}
          says what happens next.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
