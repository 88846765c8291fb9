import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { examples } from '../tabs/examples.ts';
import { formatDocument } from './formatDocument.ts';

const format = (text: string): string => formatDocument(parse(text));

it('a formatted document keeps its comments where they were', () => {
  const text = `
# Before the query
query Tyres($page: Int! # which page
) { # in the query
  # before a field
  products(page: $page) { items { id # behind a field
    # last of a selection
  } }
  ...More # behind a fragment
}
# Between
fragment More on Query { shopStats { products } }
# At the end
`;
  expect(format(text)).toBe(
    `
# Before the query
query Tyres($page: Int!) { # which page # in the query
  # before a field
  products(page: $page) {
    items {
      id # behind a field
      # last of a selection
    }
  }
  ...More # behind a fragment
}

# Between
fragment More on Query {
  shopStats {
    products
  }
}

# At the end`.trimStart(),
  );
});

it.each(examples)('formatting “$title” changes nothing but white space, and once is enough', ({ query }) => {
  const formatted = format(query);
  expect(print(parse(formatted))).toBe(print(parse(query)));
  expect(formatted.match(/#.*/g)).toEqual(query.match(/#.*/g));
  expect(format(formatted)).toBe(formatted);
});
