import { pagePath } from '@treadline/schema/input/policy-page';
import type { PartOf, ShopTextSlug } from '@treadline/schema/input/shop-text';
import { Fragment, type ReactNode } from 'react';
import type { JsonLd } from '../../../lib/head/headTags.ts';
import { readArticle } from '../../../lib/text/articleHtml.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { RichText } from '../../../ui/base/RichText.tsx';
import type { ShopTextFragment } from '../../parts/text/ShopText.generated.ts';
import { readShopText, type TextBlock, type TextCard } from '../../parts/text/shopText.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { EditContentLink } from './EditContentLink.tsx';
import { FactCard, FactGrid } from './FactCard.tsx';
import { InfoPage } from './InfoPage.tsx';
import { InfoSection } from './InfoSection.tsx';

type Parts = Readonly<Record<string, ReactNode>>;

interface ShopTextPageProps<Slug extends ShopTextSlug> {
  slug: Slug;
  /** Its row; null only if the database lost it. */
  text: ShopTextFragment | null | undefined;
  /** The page in breadcrumbs and in the title of the window. */
  title: string;
  description: string;
  drawing?: string;
  jsonLd?: JsonLd[];
  /** A sentence of facts above the text. */
  summary?: string;
  parts: Readonly<Record<PartOf<Slug>, ReactNode>>;
  /** The parts that the page shows at its end if the owner's text leaves them out. */
  needed?: readonly PartOf<Slug>[];
}

/** A page of information whose text the owner writes, with the parts that the shop draws into it. */
export function ShopTextPage<Slug extends ShopTextSlug>({
  slug,
  text,
  title,
  summary,
  parts,
  needed = [],
  ...page
}: ShopTextPageProps<Slug>) {
  const { lead, blocks, sections } = readShopText(text?.content ?? '');
  const placed = new Set([...blocks, ...sections.flatMap((section) => section.blocks)].map(partName));
  return (
    <InfoPage
      {...page}
      path={pagePath(slug)}
      title={title}
      heading={text?.title}
      summary={
        <>
          {summary && <p>{summary}</p>}
          {lead && <RichText html={`<p>${lead}</p>`} />}
          <EditContentLink slug={slug} />
        </>
      }
    >
      <Blocks blocks={blocks} parts={parts} />
      {sections.map((section) => (
        <InfoSection key={section.id} id={section.id} title={section.title}>
          <Blocks blocks={section.blocks} parts={parts} />
        </InfoSection>
      ))}
      {needed.map((name) => !placed.has(name) && <Fragment key={name}>{parts[name]}</Fragment>)}
    </InfoPage>
  );
}

const partName = (block: TextBlock): string | null => (block.kind === 'part' ? block.name : null);

function Blocks({ blocks, parts }: { blocks: readonly TextBlock[]; parts: Parts }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
    <Block key={index} block={block} parts={parts} />
  ));
}

function Block({ block, parts }: { block: TextBlock; parts: Parts }) {
  if (block.kind === 'html') return <RichText html={readArticle(block.html).html} />;
  // A name that the page doesn't know stays as typed, so that its author sees the mistake.
  if (block.kind === 'part')
    return Object.hasOwn(parts, block.name) ? parts[block.name] : <p>{`{{${block.name}}}`}</p>;
  if (block.kind === 'cards')
    return (
      <FactGrid>
        {block.cards.map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </FactGrid>
    );
  return (
    <div className="flex flex-wrap gap-3">
      {block.links.map(({ to, label }, index) => (
        <LinkButton key={to} to={to} variant={index === 0 && block.links.length > 1 ? 'primary' : undefined}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function Card({ title, fact, html, link }: TextCard) {
  return (
    <FactCard title={title} fact={fact}>
      {html && <RichText html={html} className="rich-text-tight" />}
      {link && <TextLink to={link.to}>{link.label}</TextLink>}
    </FactCard>
  );
}
