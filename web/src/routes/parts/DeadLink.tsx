import { LinkButton } from '../../ui/LinkButton.tsx';
import { NewStage } from './NewStage.tsx';
import { SignInPage } from './SignInPage.tsx';

interface DeadLinkProps {
  /** Why the mailed link does not work, and where to have a new one sent. */
  intro: string;
  to: string;
  /** What the way there is called. */
  label: string;
}

/** In place of what a mailed link led to, when it leads nowhere any more. */
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
