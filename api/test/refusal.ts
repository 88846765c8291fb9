/**
 * Selects what every refusal has, for a result that can be `InvalidInput`; put it last. If a refusal has further
 * fields, select them separately.
 */
export const REFUSAL = '... on Refusal { message } ... on InvalidInput { fields { path message } }';
