import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is first needed. */
export interface LazyPage {
  /** The component's name, which is also its file's and its chunk's. */
  name: string;
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/**
 * Like React's `lazy`, but a page whose code is already there renders at once, so that what the server
 * rendered is taken over without a gap; and a failed download is tried anew the next time.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  function preload(): Promise<ComponentType> {
    loading ??= load().then(
      ({ [name]: value }) => {
        // By these two React knows what a promise has come to, and renders without waiting for it.
        if (loading) Object.assign(loading, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Page() {
    const Component = use(preload());
    return <Component />;
  }

  return { name, preload, Page };
}
