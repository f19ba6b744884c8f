import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to a database that can be disturbed. */
export interface FaultProxy {
  /** The database's address, by this way. */
  readonly url: string;
  /** Refuses connections and breaks those that there are. */
  readonly refuse: () => Promise<void>;
  /** Breaks the connections that there are; new ones are let through. */
  readonly cut: () => void;
  /** Holds everything back that goes either way, as a stopped process does. */
  readonly pause: () => void;
  /** Holds back what goes either way on the connections that there are, as a network does that has forgotten them. */
  readonly forget: () => void;
  /** Keeps what the database answers for so many milliseconds; 0 for not at all. */
  readonly delay: (milliseconds: number) => void;
  /** Lets everything through again. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Trouble {
  isPaused: boolean;
  delay: number;
}

/** Leads what one side says to the other, and no further while there is trouble. */
function lead(
  { from, to, isAnswer }: { readonly from: Socket; readonly to: Socket; readonly isAnswer: boolean },
  trouble: Trouble,
  sockets: Set<Socket>,
): void {
  sockets.add(from);
  from.on("error", () => undefined);
  from.on("close", () => {
    sockets.delete(from);
    to.destroy();
  });
  from.on("data", (data) => {
    if (isAnswer && trouble.delay > 0) setTimeout(() => to.write(data), trouble.delay);
    else to.write(data);
  });
  if (trouble.isPaused) from.pause();
}

/** Stands between a shop and its database. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const trouble: Trouble = { isPaused: false, delay: 0 };
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    lead({ from: near, to: far, isAnswer: false }, trouble, sockets);
    lead({ from: far, to: near, isAnswer: true }, trouble, sockets);
  });
  const port = await listen(server, 0);
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const forget = (): void => {
    for (const socket of sockets) socket.pause();
  };
  const url = new URL(databaseUrl);
  url.port = String(port);
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return {
    url: url.href,
    cut,
    forget,
    refuse,
    close: refuse,
    delay: (milliseconds) => void (trouble.delay = milliseconds),
    pause() {
      trouble.isPaused = true;
      forget();
    },
    async heal() {
      Object.assign(trouble, { isPaused: false, delay: 0 });
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(server, port);
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
