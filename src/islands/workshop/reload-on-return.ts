/** A page that Back brings up as it was knows nothing of what has come out since: it is loaded anew. */
export const reloadOnReturn = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
