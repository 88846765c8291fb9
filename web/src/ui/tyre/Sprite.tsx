import { CloudRain, Fuel, Heart, Images, ShoppingCart, Volume2 } from 'lucide-react';
import { StarSymbol } from './Stars.tsx';

/** Icons on every card: drawn once, then referenced. */
const ICONS = {
  cart: <ShoppingCart />,
  fuel: <Fuel />,
  heart: <Heart />,
  'heart-filled': <Heart fill="currentColor" />,
  images: <Images />,
  noise: <Volume2 />,
  rain: <CloudRain />,
};

type SpriteIconName = keyof typeof ICONS;

function symbolId(name: string): string {
  return `icon-${name}`;
}

/** The drawings that many elements share. The layout holds one sprite. */
export function Sprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <StarSymbol />
      {Object.entries(ICONS).map(([name, icon]) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  );
}

/** An icon from the sprite, for icons that appear dozens of times on a page. */
export function SpriteIcon({ name, className = 'size-5' }: { name: SpriteIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
