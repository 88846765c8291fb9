const error = (name, from, to) => ({ name, severity: 'error', from, to });

/** A feature's public interface. */
const INDEX = '^api/src/features/[^/]+/[^/]+/index\\.ts$';

module.exports = {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    error('web-knows-only-the-schema', { path: '^web/' }, { path: '^api/' }),
    error(
      'trade-and-input-need-nothing',
      { path: '^schema/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^schema/(trade|input)/.+\\.ts$' },
    ),
    error('api-knows-no-web', { path: '^api/' }, { path: '^web/' }),

    error(
      'platform-is-the-floor',
      { path: '^api/src/platform/' },
      { path: '^api/src/', pathNot: '^api/src/platform/' },
    ),
    error(
      'features-see-only-features-and-platform',
      { path: '^api/src/features/' },
      { path: '^api/src/', pathNot: '^api/src/(features|platform)/' },
    ),
    error(
      'only-one-module-traces',
      { path: '^api/', pathNot: '^api/src/platform/observability/open-telemetry\\.ts$' },
      { path: 'node_modules/@opentelemetry/' },
    ),
    error(
      'load-tracing-only-where-it-is-on',
      { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      {
        path: '^api/src/platform/observability/open-telemetry\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
    error(
      'enter-a-feature-by-its-index',
      { path: '^api/', pathNot: '^api/src/features/' },
      { path: '^api/src/features/', pathNot: INDEX },
    ),
    error(
      'enter-another-feature-by-its-index',
      { path: '^api/src/features/([^/]+/[^/]+)/' },
      {
        path: '^api/src/features/',
        pathNot: ['^api/src/features/$1/', INDEX],
      },
    ),
    error(
      'an-index-is-for-others',
      { path: '^api/src/features/([^/]+/[^/]+)/' },
      { path: '^api/src/features/$1/index\\.ts$' },
    ),
    error(
      'builders-serve-tests-only',
      { path: '^api/', pathNot: '\\.(test|builder)\\.ts$' },
      { path: '^api/src/.*\\.builder\\.ts$' },
    ),
    error(
      'entities-stand-alone',
      { path: '\\.entity\\.ts$' },
      { path: '^api/src/features/', pathNot: '\\.(entity|enums)\\.ts$|/index\\.ts$' },
    ),
    error(
      'only-modules-list-resolvers-routes-and-jobs',
      { path: '^api/src/', pathNot: '(\\.(feature|test)|/index)\\.ts$' },
      { path: '^api/src/.*\\.(resolver|routes|jobs)\\.ts$' },
    ),
    error(
      'services-sit-below-resolvers',
      { path: '\\.(service|loader)\\.ts$' },
      { path: '\\.(resolver|feature)\\.ts$' },
    ),
    error(
      'rest-speaks-graphql',
      { path: '^api/src/rest/', pathNot: 'stripe-webhook' },
      { path: '^api/src/features/' },
    ),
    error(
      'callbacks-enter-by-stripe',
      { path: '^api/src/rest/stripe-webhook' },
      { path: '^api/src/features/', pathNot: '/stripe/index\\.ts$' },
    ),

    error(
      'only-main-opens-the-sandbox',
      {
        path: '^api/',
        pathNot: ['^api/src/main\\.ts$', '^api/test/', '\\.(test|builder)\\.ts$'],
      },
      { path: '^tools/payment-sandbox/' },
    ),
    error('sandbox-stands-alone', { path: '^tools/payment-sandbox/' }, { path: '^(api|web|schema)/' }),
    error(
      'only-pictures-order-portraits',
      { path: '^api/', pathNot: '^api/src/features/shop/pictures/' },
      { path: '^tools/picture-tracer/' },
    ),
    error(
      'only-the-picture-worker-traces',
      { path: '^api/src/features/shop/pictures/', pathNot: '/picture\\.worker\\.ts$' },
      { path: '^tools/picture-tracer/', pathNot: '/(tyre\\.portrait|portrait\\.builder)\\.ts$' },
    ),
    error(
      'client-stands-alone',
      { path: '^tools/client/', pathNot: '\\.(test|builder)\\.ts$' },
      { path: '^(api|web|schema)/|^tools/(?!client/)' },
    ),
    error(
      'client-needs-one-package',
      { path: '^tools/client/', pathNot: '\\.(test|builder)\\.ts$|^tools/client/generate/' },
      { path: 'node_modules/', pathNot: 'node_modules/(openapi-fetch|graphql)/' },
    ),
    error('tracer-stands-alone', { path: '^tools/picture-tracer/' }, { path: '^(api|web|schema)/' }),
    error(
      'only-main-seeds',
      { path: '^api/src/', pathNot: ['^api/src/main\\.ts$', '\\.(test|builder)\\.ts$'] },
      { path: '^tools/seed/' },
    ),
    // Node runs these as they are, and doesn't support decorators.
    error(
      'commands-need-no-decorators',
      { path: '^tools/', pathNot: ['^tools/seed/', '\\.(test|builder)\\.ts$'] },
      { path: '^api/src/features/' },
    ),
    error(
      'shop-needs-no-test-or-bench',
      { path: '^(api/(src|migrations)|tools/seed)/', pathNot: '\\.(test|builder)\\.ts$' },
      { path: '^(api/test|tools/(bench|chaos))/' },
    ),

    error(
      'web-features-are-strangers',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    error('web-flows-downward', { path: '^web/src/features/' }, { path: '^web/src/(routes|router|entry-)' }),
    error(
      'admin-sections-are-strangers',
      {
        path: '^web/src/admin/([^/]+)/',
        pathNot: '/frame/sections/(buyingS|dailyS|fittingS|s)ections\\.ts$',
      },
      {
        path: '^web/src/admin/',
        pathNot: '^web/src/admin/($1|frame|list|form|chart|imports|richText|refunds)/',
      },
    ),
    error(
      'admin-frame-knows-no-section',
      {
        path: '^web/src/admin/(frame|list|form|chart)/',
        pathNot: '/frame/sections/(buyingS|dailyS|fittingS|s)ections\\.ts$',
      },
      { path: '^web/src/admin/', pathNot: '^web/src/admin/(frame|list|form|chart)/' },
    ),
    error(
      'shop-needs-no-admin',
      { path: '^web/src/', pathNot: '^web/src/(admin/|router\\.tsx$|.*\\.test\\.tsx?$)' },
      { path: '^web/src/admin/' },
    ),
    error(
      'playground-stands-alone',
      { path: '^web/src/playground/' },
      { path: '^web/src/(features|routes|layout|apollo)/' },
    ),
    error(
      'shop-needs-no-playground',
      { path: '^web/src/', pathNot: '^web/src/playground/' },
      { path: '^web/src/playground/' },
    ),
    error(
      'ui-fetches-nothing',
      { path: '^web/src/(ui|lib)/' },
      {
        path: '^web/src/(features|routes|apollo)/|@apollo/client|\\.generated\\.ts$',
        pathNot: '^web/src/lib/form/inputRules\\.generated\\.ts$',
      },
    ),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' } },
};
