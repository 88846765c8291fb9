import { Prose } from '../ui/base/Prose.tsx';
import { Accordion, AccordionItem } from '../ui/page/Accordion.tsx';
import { nameOf, type Answer, type Call, type OpenApi, type Parameter, type Reference } from './openApi.ts';
import { Property, WholeSchema } from './SchemaTree.tsx';

const PLACES: Record<Parameter['in'], string> = {
  path: 'In the path',
  query: 'In the query',
  header: 'Headers',
};

function Parameters({ parameters, place }: { parameters: Parameter[]; place: Parameter['in'] }) {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return null;
  return (
    <AccordionItem summary={PLACES[place]} open={place === 'path'}>
      <ul className="divide-y divide-line">
        {own.map(({ name, schema, description, required }) => (
          <Property
            key={name}
            name={name}
            schema={{ ...schema, description }}
            note={required ? 'required' : undefined}
          />
        ))}
      </ul>
    </AccordionItem>
  );
}

function Refusals({
  answers,
  shared,
}: {
  answers: [string, Answer | Reference][];
  shared: Record<string, Answer>;
}) {
  return (
    <AccordionItem summary="Other responses">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {answers.map(([status, answer]) => (
          <div key={status} className="contents">
            <dt className="font-[650] text-ink">{status === 'default' ? '500, 503' : status}</dt>
            <dd>
              <Prose>
                {('$ref' in answer ? shared[nameOf(answer)]?.description : answer.description) ?? ''}
              </Prose>
            </dd>
          </div>
        ))}
      </dl>
    </AccordionItem>
  );
}

/** One operation: its purpose, parameters and responses. */
export function CallCard({ call: { method, path, operation }, document }: { call: Call; document: OpenApi }) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const good = answers.find(([status]) => status.startsWith('2'));
  return (
    <article
      id={operationId}
      aria-labelledby={`${operationId}-name`}
      className="min-w-0 scroll-mt-6 rounded-lg border border-line bg-card p-4 md:p-6"
    >
      <h3 id={`${operationId}-name`} className="text-lg">
        {summary}
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-2 text-sm wrap-anywhere">
        <span className="rounded-sm bg-asphalt px-2 py-0.5 text-xs font-[650] text-on-asphalt">{method}</span>
        <code>{path}</code>
      </p>
      <p className="mt-2 mb-4 text-sm text-ink-2">{description}</p>
      <Accordion>
        <Parameters parameters={parameters} place="path" />
        <Parameters parameters={parameters} place="query" />
        <Parameters parameters={parameters} place="header" />
        {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
          <AccordionItem key={type} summary={`Body as ${type}`}>
            <WholeSchema schema={schema} />
          </AccordionItem>
        ))}
        {good && 'content' in good[1] && (
          <AccordionItem summary={`Response ${good[0]}`}>
            <WholeSchema schema={good[1].content?.['application/json']?.schema ?? {}} isAnswer />
          </AccordionItem>
        )}
        <Refusals
          answers={answers.filter((answer) => answer !== good)}
          shared={document.components.responses}
        />
      </Accordion>
    </article>
  );
}
