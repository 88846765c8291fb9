import { Link } from 'react-router-dom';
import { brandPath } from '../../../lib/tyrePaths.ts';
import { Section } from '../../../ui/Section.tsx';
import { homeBrands } from '../../parts/homeBrands.ts';

/** The best-known brands by their names, in the shop’s own lettering: their logos are theirs. */
export function BrandWordmarks() {
  return (
    <Section title="Brands you know" link={{ to: '/brands', label: 'All brands' }}>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-2 md:justify-between">
        {homeBrands.map((brand) => (
          <li key={brand}>
            <Link
              to={brandPath(brand)}
              className={
                'flex min-h-11 items-center text-xl font-[800] text-ink-2 font-stretch-[125%] hover:text-ink ' +
                'hover:underline md:text-2xl'
              }
            >
              {brand}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
