/**
 * What every refusal says, for a document whose result may be `InvalidInput`: put it after what was asked for.
 * A refusal that says more than its sentence names that field beside it.
 */
export const REFUSAL = '... on Refusal { message } ... on InvalidInput { fields { path message } }';
