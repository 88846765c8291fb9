import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { NewStage } from './NewStage.tsx';
import { SignInPage } from './SignInPage.tsx';

interface DeadLinkProps {
  /** Why the emailed link doesn't work, and where to request a new one. */
  intro: string;
  to: string;
  /** The link's text. */
  label: string;
}

/** The page for an emailed link that is no longer valid. */
export function DeadLink({ intro, to, label }: DeadLinkProps) {
  return (
    <NewStage>
      <SignInPage title="This link does not work" intro={intro}>
        <LinkButton to={to} variant="primary" size="lg" wide>
          {label}
        </LinkButton>
      </SignInPage>
    </NewStage>
  );
}
