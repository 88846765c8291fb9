import { Picture } from '../../../ui/picture/Picture.tsx';
import { AdminForm } from '../../form/AdminForm.tsx';
import { useAdminForm } from '../../form/useAdminForm.ts';
import { useUpdateModelMutation, type DeskModelFragment } from './ModelDesk.generated.ts';
import { ModelFields } from './ModelFields.tsx';
import { inputOf, valuesOf, withFormPaths, type ModelValues } from './modelValues.ts';

interface ModelFormProps {
  model: DeskModelFragment;
  brands: readonly { slug: string; name: string }[];
  /** Loads a colleague's changes. */
  reload: () => Promise<unknown>;
}

/** The form of a model, except its sizes. */
export function ModelForm({ model, brands, reload }: ModelFormProps) {
  const [change] = useUpdateModelMutation();
  const { id, revision } = model;
  const control = useAdminForm<ModelValues>({
    draft: `model:${id}`,
    saved: valuesOf(model),
    revision,
    async save(values, read) {
      const input = { ...inputOf(values), id, revision: read ?? revision };
      const answer = (await change({ variables: { input } })).data?.updateModel;
      if (answer?.__typename !== 'ModelSaved') return answer && withFormPaths(answer);
      return { __typename: answer.__typename, revision: answer.model.revision };
    },
    done: 'Model saved',
    reload,
  });
  return (
    <AdminForm scope="WRITE_CATALOGUE" control={control} label="Model" saveLabel="Save model">
      {model.ownPictures.length === 0 && (
        <ul aria-label="Drawings" className="flex flex-wrap gap-3">
          {model.model.images.map(({ url, alt }) => (
            <li key={url} className="rounded-lg border border-line bg-card p-2">
              <Picture src={url} alt={alt} sizes="112px" className="size-20 object-contain sm:size-28" />
            </li>
          ))}
        </ul>
      )}
      <ModelFields form={control.form} brands={brands} isNew={false} />
    </AdminForm>
  );
}
