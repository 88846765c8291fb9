import { shopTest } from './shop-test.ts';
import { openTcpProxy } from './tcp-proxy.ts';

/** A test with a shop, a proxy to its database, and that database's address through the proxy. */
export const proxyTest = shopTest()
  .extend('proxy', { scope: 'file' }, async ({ shop }, { onCleanup }) => {
    const proxy = await openTcpProxy();
    proxy.leadTo(Number(new URL(shop.databaseUrl).port));
    onCleanup(() => proxy.close());
    return proxy;
  })
  .extend('url', { scope: 'file' }, ({ shop, proxy }) => {
    const url = new URL(shop.databaseUrl);
    url.port = String(proxy.port);
    return url.href;
  });
