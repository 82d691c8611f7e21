// Which dialogs of a table are open.

export class Dialogs {
  /** The rules, at a rule where one was asked for. */
  rules = $state.raw<{ rule: string | null } | null>(null);
  end = $state(false);
  analysis = $state(false);
}
