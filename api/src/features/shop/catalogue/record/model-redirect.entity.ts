import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A former slug of a model. It redirects to the model for ever. */
@Entity({ tableName: 'model_redirects' })
export class ModelRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  modelId: number;
}
