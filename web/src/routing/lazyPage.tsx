import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is first needed. */
export interface LazyPage {
  /** The component's name, which is also its file's and its chunk's. */
  name: string;
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/**
 * Like React's `lazy`, but a page whose code has already loaded renders at once, so that hydration leaves no
 * gap, and a failed download is retried the next time.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  function preload(): Promise<ComponentType> {
    loading ??= load().then(
      ({ [name]: value }) => {
        // React reads these two fields to render a settled promise without waiting.
        if (loading) void Object.assign(loading, { status: 'fulfilled', value });
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
