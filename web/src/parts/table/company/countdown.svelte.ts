/** Count down the seconds from the server's last value; `null` if nobody is waited for. */
export class Countdown {
  left = $state<number | null>(null);

  constructor(waits: () => number | null) {
    $effect(() => {
      const told = waits();
      this.left = told;
      if (told === null) return;
      const end = Date.now() + told * 1000;
      const timer = setInterval(
        () => (this.left = Math.max(0, Math.round((end - Date.now()) / 1000))),
        1000,
      );
      return () => clearInterval(timer);
    });
  }
}
