import { Prose } from '../../ui/base/Prose.tsx';
import { accessNote, type Annotated } from './accessNote.ts';
import { shopSchema } from './shopSchema.ts';

interface DescriptionProps {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
  astNode: Annotated;
}

/** A part's description, the callers who can use it and, if it's deprecated, what to use instead. */
export function Description({ description, deprecationReason, astNode }: DescriptionProps) {
  const access = accessNote(shopSchema, astNode);
  return (
    <div className="text-sm empty:hidden">
      {description && (
        <p className="text-ink-2">
          <Prose>{description}</Prose>
        </p>
      )}
      {access && <p className="font-[600]">{access}</p>}
      {deprecationReason != null && <p className="text-warn">Deprecated: {deprecationReason}</p>}
    </div>
  );
}
