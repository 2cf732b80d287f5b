interface Flow<Snapshot> {
  subscribe: (observer: { next: (snapshot: Snapshot) => void; complete: () => void }) => { unsubscribe: () => void };
}

/** Resolves at the first snapshot that meets the condition, or when the flow ends. */
export const until = <Snapshot>(flow: Flow<Snapshot>, isSo: (snapshot: Snapshot) => boolean) =>
  new Promise<void>((resolve) => {
    const subscription = flow.subscribe({
      next(snapshot) {
        if (!isSo(snapshot)) return;
        subscription.unsubscribe();
        resolve();
      },
      complete: resolve,
    });
  });
