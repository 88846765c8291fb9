import { Link } from 'react-router-dom';
import { brandPath } from '../../../lib/paths/tyrePaths.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { homeBrands } from '../../parts/homeBrands.ts';

/** Brand names in the shop's typeface, because we have no licence to show logos. */
const WORDMARKS: Readonly<Record<(typeof homeBrands)[number], string>> = {
  Michelin: 'font-[850] font-stretch-[115%] tracking-tight',
  Continental: 'font-[700] font-stretch-[88%]',
  Pirelli: 'font-[900] font-stretch-[75%] text-[1.2em] tracking-wide uppercase',
  Bridgestone: 'font-[800] font-stretch-[110%] text-[0.72em] tracking-wide uppercase',
  Goodyear: 'font-[800] font-stretch-[100%] -skew-x-12 tracking-wide uppercase',
};

export function BrandWordmarks() {
  return (
    <Section title="Brands you know" link={{ to: '/brands', label: 'All brands' }}>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
        {homeBrands.map((brand) => (
          <li key={brand}>
            <Link
              to={brandPath(brand)}
              className={classes(
                'grid h-20 place-items-center rounded-lg border border-line bg-card px-2 text-xl hover:border-ink',
                'focus-visible:rounded-lg md:h-24',
              )}
            >
              <span className={WORDMARKS[brand]}>{brand}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
