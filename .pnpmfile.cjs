/**
 * The packages with Node itself state their platform as a string, which pnpm ignores: it would install Windows'
 * on Linux, too. npm wants a list.
 */
const readPackage = (pkg) =>
  /^node-(bin-)?(darwin|linux|win)-/.test(pkg.name)
    ? { ...pkg, os: [pkg.os].flat(), cpu: [pkg.cpu].flat() }
    : pkg;

module.exports = { hooks: { readPackage } };
