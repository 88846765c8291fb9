import {
  CloudRain,
  CloudSunRain,
  Fuel,
  Heart,
  Images,
  ShoppingCart,
  Snowflake,
  Sun,
  Volume2,
} from 'lucide-react';
import { PaymentSymbols } from './PaymentIcons.tsx';
import { StarSymbol } from './Stars.tsx';

/** Icons on every card: drawn once, then referenced. */
const ICONS = {
  'all-season': <CloudSunRain />,
  cart: <ShoppingCart />,
  fuel: <Fuel />,
  heart: <Heart />,
  'heart-filled': <Heart fill="currentColor" />,
  images: <Images />,
  noise: <Volume2 />,
  rain: <CloudRain />,
  snowflake: <Snowflake />,
  sun: <Sun />,
};

type SpriteIconName = keyof typeof ICONS;

function symbolId(name: string): string {
  return `icon-${name}`;
}

/** The drawings that many elements share. The server puts one sprite into each document, and pages refer to it. */
export function Sprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <StarSymbol />
      <PaymentSymbols />
      {Object.entries(ICONS).map(([name, icon]) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  );
}

interface SpriteIconProps {
  name: SpriteIconName;
  /** Screen readers say it in place of the icon. They skip an icon without one. */
  label?: string;
  className?: string;
}

/** An icon from the sprite, for icons that appear dozens of times on a page. */
export function SpriteIcon({ name, label, className = 'size-5' }: SpriteIconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...meaning} className={`shrink-0 ${className}`}>
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
