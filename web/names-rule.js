/**
 * Refuses names of functions that say no verb: a bare past participle (`grown`), or one that ends
 * in `Said` or `Told` (`resultSaid`). Name what the function does (`mergeTexts`, `describeResult`).
 */

/** Past participles that no ending gives away. */
const IRREGULAR = new Set(
  `been begun born bound broken brought built bought caught chosen come done drawn driven fallen
   felt found forgiven forgotten given gone grown heard held hidden hung kept known laid learnt led
   left lent lost made meant met paid proven ridden risen said seen sent shown shut sold sought
   spent spoken stood struck sung swept sworn taken taught thought thrown told torn understood
   unknown won worn written`.split(/\s+/),
);
/** Nouns and verbs that end as participles do. */
const PLAIN = new Set(['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed']);

/** Why no function may be called *name*; null where one may. */
export function objection(name) {
  const plain = name.replace(/^[#_]+/, '');
  if (/(?:Said|Told)$/.test(plain))
    return `'${name}': say what it does, as in describeResult (not resultSaid)`;
  const participle = IRREGULAR.has(plain) || (/^[a-z]{2,}ed$/.test(plain) && !PLAIN.has(plain));
  return participle ? `'${name}' is a bare participle: say what it does (verb + noun)` : null;
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** The ESLint rule: looks at functions, methods, getters and callbacks of types. */
export const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const look = (id) => {
      const message = typeof id?.name === 'string' ? objection(id.name) : null;
      if (message) context.report({ node: id, message });
    };
    return {
      FunctionDeclaration: (node) => look(node.id),
      TSDeclareFunction: (node) => look(node.id),
      VariableDeclarator: (node) => FUNCTIONS.has(node.init?.type) && look(node.id),
      MethodDefinition: (node) => node.kind !== 'get' && look(node.key),
      PropertyDefinition: (node) => FUNCTIONS.has(node.value?.type) && look(node.key),
      TSMethodSignature: (node) => look(node.key),
      TSPropertySignature: (node) =>
        node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType' && look(node.key),
      'Identifier[typeAnnotation.typeAnnotation.type="TSFunctionType"]': look,
    };
  },
};
