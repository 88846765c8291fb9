import { use, type ComponentType } from 'react';

/** A page whose code loads when it's first needed. */
export interface LazyPage {
  /** The component's name, which is also the name of its file and chunk. */
  name: string;
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

/**
 * Like React's `lazy`, but a page whose code has loaded renders at once, so that hydration leaves no gap, and a
 * failed download is retried next time.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  function preload(): Promise<ComponentType> {
    loading ??= load().then(
      ({ [name]: value }) => {
        // React uses these two fields to render a settled promise without waiting.
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
