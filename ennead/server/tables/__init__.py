"""What happens at tables: sessions in memory, moves, clocks, seats, chat."""
