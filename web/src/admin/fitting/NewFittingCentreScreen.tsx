import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { CentreFields } from './CentreFields.tsx';
import { useCreateFittingCentreMutation } from './Centres.generated.ts';
import { centreInput, NEW_CENTRE, type CentreValues } from './centreValues.ts';
import { BACK_TO_CENTRES, centrePath } from './fittingPaths.ts';

/** /admin/fitting-centres/new: adds a centre. */
export function NewFittingCentreScreen() {
  const navigate = useNavigate();
  const [create] = useCreateFittingCentreMutation();
  const made = useRef('');
  const control = useAdminForm<CentreValues>({
    draft: 'fitting-centre:new',
    saved: NEW_CENTRE,
    async save(values) {
      const answer = (await create({ variables: { input: centreInput(values) } })).data?.createFittingCentre;
      if (answer?.__typename === 'FittingCentreSaved') made.current = answer.centre.slug;
      return answer;
    },
    onSaved: () => void navigate(centrePath(made.current)),
    done: 'Centre added. Shoppers see it at once.',
  });
  return (
    <AdminPage title="New fitting centre" back={BACK_TO_CENTRES}>
      <AdminForm
        scope="WRITE_FITTING"
        control={control}
        label="New fitting centre"
        saveLabel="Add centre"
        alwaysShowBar
      >
        <CentreFields form={control.form} />
      </AdminForm>
    </AdminPage>
  );
}
