import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { useCreateModelMutation } from './detail/ModelDesk.generated.ts';
import { ModelFields } from './detail/ModelFields.tsx';
import { inputOf, NEW_MODEL, withFormPaths, type ModelValues } from './detail/modelValues.ts';
import { useModelListPartsQuery } from './ModelList.generated.ts';

/** /admin/models/new: adds a model without sizes. Those come next, in its grid. */
export function NewModelScreen() {
  const navigate = useNavigate();
  const { data } = useModelListPartsQuery();
  const [create] = useCreateModelMutation();
  const made = useRef(0);
  const control = useAdminForm<ModelValues>({
    draft: 'model:new',
    saved: NEW_MODEL,
    async save(values) {
      const answer = (await create({ variables: { input: inputOf(values) } })).data?.createModel;
      if (answer?.__typename === 'ModelSaved') made.current = answer.model.id;
      return answer && withFormPaths(answer);
    },
    onSaved: () => void navigate(`/admin/models/${made.current}`),
    done: 'Model added. Now paste its sizes.',
  });
  return (
    <AdminPage title="New model" back={{ to: '/admin/models', label: 'Models' }}>
      <AdminForm
        scope="WRITE_CATALOGUE"
        control={control}
        label="New model"
        saveLabel="Add model"
        alwaysShowBar
      >
        <ModelFields form={control.form} brands={data?.brands ?? []} isNew />
      </AdminForm>
    </AdminPage>
  );
}
