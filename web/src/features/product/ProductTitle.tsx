import { splitProductName } from './productName.ts';

interface ProductTitleProps {
  name: string;
  /** Brand and model. */
  modelName: string;
  className?: string;
}

/** The heading of a product's page: brand and model, with the size and its markings below. */
export function ProductTitle({ name, modelName, className = 'text-xl sm:text-2xl' }: ProductTitleProps) {
  const { title, sizeLine } = splitProductName(name, modelName);
  return (
    <h1 className={className}>
      {title}
      {sizeLine && (
        <span className="mt-1 block text-lg font-[600] tracking-normal font-stretch-[100%] sm:text-xl">
          {' '}
          {sizeLine}
        </span>
      )}
    </h1>
  );
}
