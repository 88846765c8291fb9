import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address that a model had before; it leads to the model for ever. */
@Entity({ tableName: 'model_redirects' })
export class ModelRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  modelId: number;
}
