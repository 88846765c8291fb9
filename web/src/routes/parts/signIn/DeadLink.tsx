import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { NewStage } from './NewStage.tsx';
import { SignInPage } from './SignInPage.tsx';

interface DeadLinkProps {
  /** Why the mailed link does not work, and where to have a new one sent. */
  intro: string;
  to: string;
  /** The text of the link. */
  label: string;
}

/** The page for a mailed link that is no longer valid. */
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
