import { Migration } from '@mikro-orm/migrations';

const vector = (expression: string): string => `
alter table blog_posts drop column search_vector;
alter table blog_posts add column search_vector tsvector generated always as (${expression}) stored;
create index blog_posts_search on blog_posts using gin (search_vector);
`;

const WEIGHTED = `
  setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', excerpt), 'B')
    || setweight(to_tsvector('english', content), 'D')`;
const UNWEIGHTED = `to_tsvector('english', title || ' ' || excerpt || ' ' || content)`;

/** What the search of the blog ranks by: a word in the title counts for more than one in the excerpt or the text. */
export class Migration0021BlogRelevance extends Migration {
  override readonly name = '0021-blog-relevance';

  override up(): void {
    this.addSql(vector(WEIGHTED));
  }

  override down(): void {
    this.addSql(vector(UNWEIGHTED));
  }
}
