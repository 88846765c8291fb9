import { Prose } from '../ui/base/Prose.tsx';
import { CallCard } from './CallCard.tsx';
import { callsOf, type OpenApi } from './openApi.ts';
import { WholeSchema } from './SchemaTree.tsx';

const LINKS = [
  { href: '/', text: 'To the shop' },
  { href: '/playground', text: 'GraphQL playground' },
  { href: '/api/openapi.json', text: 'OpenAPI document' },
];

function Heading({ document: { info, servers } }: { document: OpenApi }) {
  return (
    <header className="border-b border-line pb-6">
      <h1 className="text-2xl">{info.title}</h1>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        {LINKS.map(({ href, text }) => (
          <a key={href} href={href} className="inline-block py-2 underline">
            {text}
          </a>
        ))}
      </p>
      <div className="mt-2 max-w-[70ch] space-y-3">
        {info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Prose>{paragraph}</Prose>
          </p>
        ))}
        <p className="wrap-anywhere">
          All paths start with <code>{servers[0]?.url}</code>.
        </p>
      </div>
    </header>
  );
}

function Index({ document }: { document: OpenApi }) {
  return (
    <nav aria-label="Paths" className="min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:py-6">
      {document.tags.map(({ name }) => (
        <div key={name} className="mb-4">
          <p className="font-[650]">{name}</p>
          <ul className="text-sm">
            {callsOf(document, name).map(({ method, path, operation: { operationId } }) => (
              <li key={operationId}>
                <a
                  href={`#${operationId}`}
                  className="inline-block py-1 wrap-anywhere text-ink-2 hover:text-ink hover:underline"
                >
                  <span className="text-xs">{method}</span> {path}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Access({ document }: { document: OpenApi }) {
  return (
    <section aria-labelledby="access" className="max-w-[70ch] space-y-3">
      <h2 id="access" className="text-xl">
        Authentication
      </h2>
      <p>
        Unless a path is public, send a token or an API key as <code>Authorization: Bearer …</code>, or the
        key of an order as <code>order-key: …</code>. Each path says which of these it accepts:
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {Object.entries(document.components.securitySchemes).map(([name, { description }]) => (
          <li key={name}>
            <Prose>{description}</Prose>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Schemas({ document }: { document: OpenApi }) {
  return (
    <section aria-labelledby="schemas" className="grid gap-4">
      <h2 id="schemas" className="text-xl">
        Response schemas
      </h2>
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <article
          key={name}
          id={`schema-${name}`}
          aria-label={name}
          className="min-w-0 scroll-mt-6 rounded-lg border border-line bg-card p-4 md:p-6"
        >
          <h3 className="mb-2 text-lg">{name}</h3>
          <WholeSchema schema={schema} isAnswer />
        </article>
      ))}
    </section>
  );
}

/** The documentation of the REST API. It needs no JavaScript: long parts fold with `details`. */
export function RestDocs({ document }: { document: OpenApi }) {
  return (
    <main className="wrap py-8">
      <Heading document={document} />
      <div className="mt-6 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start">
        <Index document={document} />
        <div className="grid min-w-0 gap-12 lg:py-6">
          <Access document={document} />
          {document.tags.map(({ name, description }) => (
            <section key={name} aria-labelledby={`tag-${name}`} className="grid gap-4">
              <h2 id={`tag-${name}`} className="text-xl">
                {name}
              </h2>
              <p className="text-ink-2">{description}</p>
              {callsOf(document, name).map((call) => (
                <CallCard key={call.operation.operationId} call={call} document={document} />
              ))}
            </section>
          ))}
          <Schemas document={document} />
        </div>
      </div>
    </main>
  );
}
